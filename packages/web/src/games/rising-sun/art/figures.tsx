/** Figures and strongholds: `--rs-c` is the colour of their clan, `--rs-d` its shade. */
export function Figures() {
  return (
    <>
      <symbol id="rs-bushi" viewBox="0 0 24 32">
        <path
          className="rs-halo"
          d="M3 28.5c0 2.5 18 2.5 18 0L18.5 27l1.8-24L19 .8 17.6 3l-.5 4C15 2.8 8 3 5.5 9.5L4 16l.5 6 1.5.5L5.7 27z"
        />
        <ellipse cx="12" cy="28.6" rx="9" ry="2.5" fill="var(--rs-d)" className="rs-o" />
        <path d="M19.3 2.5 17.2 28" className="rs-o" fill="none" strokeWidth="1.7" />
        <path d="m19.6.8 1.3 3.4-1.6 1.5-1-1.7z" fill="#fffdf6" className="rs-o" strokeWidth=".9" />
        <path d="M6.2 28 7.3 16.5h9.4L17.8 28c-3.6 1-8 1-11.6 0z" fill="var(--rs-c)" className="rs-o" />
        <path d="M13.5 16.5h3.2L17.8 28c-1.4.4-2.8.6-4.3.7z" fill="var(--rs-d)" />
        <path d="M6.9 21.2h10.2M6.6 24.6h10.8" stroke="#1e2230" strokeWidth=".9" fill="none" opacity=".75" />
        <path
          d="m4 15.6 4.3-1.4.6 6-4.7 1.3zM20 15.6l-4.3-1.4-.6 6 4.7 1.3z"
          fill="var(--rs-c)"
          className="rs-o"
          strokeWidth="1.1"
        />
        <path d="M9 9.5h6v4c-1.8 1.6-4.2 1.6-6 0z" fill="#f4d7b0" className="rs-o" strokeWidth=".9" />
        <path d="M4.6 12.3C5 5.8 8 3.7 12 3.6c4 .1 7 2.2 7.4 8.7l-3.8-2.2c-2.3-1-4.9-1-7.2 0z" fill="#1e2230" />
        <path d="M9.8 6.6 12 3l2.2 3.6z" fill="#e2b04a" stroke="#1e2230" strokeWidth=".7" />
      </symbol>
      <symbol id="rs-shinto" viewBox="0 0 24 32">
        <path
          className="rs-halo"
          d="M3 28.6c0 2.5 18 2.5 18 0L18.5 25 17 15l4-8-3-3-3 4c-.5-3-1-7-3.5-7S8.5 6 9 9l-2 6-2.5 9z"
        />
        <ellipse cx="12" cy="28.6" rx="9" ry="2.5" fill="#fffdf6" className="rs-o" />
        <path d="M4.8 28 8 14.6h8L19.2 28c-4.2 1.1-10.2 1.1-14.4 0z" fill="var(--rs-c)" className="rs-o" />
        <path d="M13 14.6h3L19.2 28c-1.9.5-3.7.8-5.7.8z" fill="var(--rs-d)" />
        <path d="M9.6 14.6 12 19l2.4-4.4z" fill="#fffdf6" className="rs-o" strokeWidth=".9" />
        <path d="m15.5 17 3-5.2" className="rs-o" fill="none" strokeWidth="2" />
        <path d="m18.4 12 .9-7.6" className="rs-o" fill="none" strokeWidth="1.1" />
        <path
          d="m19.2 4.5 2.5 1.1-1.3 1.7 2.3 1.3-1.6 1.7 1.5 1.7-2.9.6 1-2-1.9-1.3 1.1-1.6-1.5-1.2z"
          fill="#fffdf6"
          className="rs-o"
          strokeWidth=".8"
        />
        <path d="M9.2 9.3h5.6v4c-1.6 1.7-4 1.7-5.6 0z" fill="#f4d7b0" className="rs-o" strokeWidth=".9" />
        <path d="M8.6 10.3C8.3 5 9.6 1.2 12 1.2c2.3 0 3.7 3.8 3.4 9.1-2.1-1-4.7-1-6.8 0z" fill="#1e2230" />
      </symbol>
      <symbol id="rs-daimyo" viewBox="0 0 30 36">
        <path
          className="rs-halo"
          d="M3 32c0 3.6 24 3.6 24 0l-2-3-1.5-10 3-4-3.5-4-2 1c0-4 3.5-6 3.5-10l-3-1c-.5 3-3 5-6.5 5S9 4 8.5 1l-3 1c0 4 3.5 6 3.5 10l-3 4-1.5 12z"
        />
        <ellipse cx="15" cy="32" rx="12" ry="3" fill="#1e2230" />
        <ellipse cx="15" cy="31.2" rx="10.4" ry="2.3" fill="var(--rs-d)" className="rs-o" strokeWidth="1" />
        <path d="M4.8 30.6 9 17h12l4.2 13.6c-5.8 1.7-14.6 1.7-20.4 0z" fill="var(--rs-d)" className="rs-o" />
        <path d="M8.5 31.2 10.3 17h9.4l1.8 14.2c-4.2.8-8.8.8-13 0z" fill="var(--rs-c)" className="rs-o" />
        <path d="M9.7 22h10.6M9.2 26.3h11.6" stroke="#1e2230" strokeWidth="1" opacity=".75" />
        <circle cx="15" cy="24.1" r="2.5" fill="#fffdf6" className="rs-o" strokeWidth=".9" />
        <path
          d="m5.8 17.6 5-2 1 6.5-5.6 1.8zM24.2 17.6l-5-2-1 6.5 5.6 1.8z"
          fill="var(--rs-c)"
          className="rs-o"
          strokeWidth="1.2"
        />
        <path d="m23 22 3.8-6.2c1.3 1 2 2.3 2 4z" fill="#e2b04a" className="rs-o" strokeWidth="1" />
        <path d="M11.7 11.6h6.6v4.2c-2 1.8-4.6 1.8-6.6 0z" fill="#f4d7b0" className="rs-o" strokeWidth=".9" />
        <path d="M12.3 14.7h5.4v1.4c-1.7 1.2-3.7 1.2-5.4 0z" fill="#1e2230" />
        <path d="M6.6 15C7 8.3 10.5 6 15 6s8 2.3 8.4 9l-4.5-2.8c-2.5-1-5.3-1-7.8 0z" fill="#1e2230" />
        <path
          d="M15 9.4C9.5 9.3 6.5 6.6 6.3.8c2 3.5 4.8 5.2 8.7 5.2S21.7 4.3 23.7.8C23.5 6.6 20.5 9.3 15 9.4z"
          fill="#e2b04a"
          className="rs-o"
          strokeWidth="1"
        />
      </symbol>
      <symbol id="rs-stronghold" viewBox="0 0 30 34">
        <path
          className="rs-halo"
          d="M2 32h26l-2-7 2-1-2-4.5-2-1 1-1-2-4-2-1 1-1-3-4-1-5h-4L12.5 6l-4 4.5 1 1-2 1-2 4 1 1-2 1L2.5 24l2 1z"
        />
        <path d="M3.5 32.5 5.8 25h18.4l2.3 7.5z" fill="#b9a988" className="rs-o" />
        <path
          d="M5 28.6h20M9.5 25l-1 3.6M16 25v3.6M22 25l.6 3.6M12.5 28.6l-.8 3.9M19 28.6l.5 3.9"
          stroke="#1e2230"
          strokeWidth=".8"
          fill="none"
        />
        <path d="M7.5 25v-5h15v5z" fill="#fffdf6" className="rs-o" />
        <path d="M13 25v-3.5h4V25z" fill="#1e2230" />
        <path
          d="M2 21.3 6.6 16h16.8l4.6 5.3c-2-.7-3.5-1-5-1h-16c-1.5 0-3 .3-5 1z"
          fill="var(--rs-c)"
          className="rs-o"
        />
        <path d="M9.8 16v-4h10.4v4z" fill="#fffdf6" className="rs-o" />
        <path
          d="M5.6 13.2 9.5 8.5h11l3.9 4.7c-1.8-.7-3-.9-4.4-.9H10c-1.4 0-2.6.2-4.4.9z"
          fill="var(--rs-c)"
          className="rs-o"
        />
        <path
          d="M16 8.5h4.5l3.9 4.7c-1.8-.7-3-.9-4.4-.9h-3zM17 16h6.4l4.6 5.3c-2-.7-3.5-1-5-1h-5z"
          fill="var(--rs-d)"
        />
        <path d="M9.3 9 15 3.6 20.7 9c-1.5-.5-3-.7-5.7-.7s-4.2.2-5.7.7z" fill="var(--rs-c)" className="rs-o" />
        <path d="M13.6 3.9c0-1.6.5-2.6 1.4-3.2.9.6 1.4 1.6 1.4 3.2z" fill="#e2b04a" className="rs-o" strokeWidth=".9" />
      </symbol>
    </>
  );
}
