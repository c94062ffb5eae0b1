/** What is counted: coins, ronin, points, honor, force; and the signs of the war. */
export function Goods() {
  return (
    <>
      <symbol id="rs-coin" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9.6" fill="#e2b04a" stroke="#1e2230" strokeWidth="1.8" />
        <circle cx="12" cy="12" r="7" fill="none" stroke="#8a5a00" strokeWidth="1" />
        <path d="M9 9h6v6H9z" fill="#fffdf6" stroke="#1e2230" strokeWidth="1.6" />
      </symbol>
      <symbol id="rs-coin-flat" viewBox="0 0 40 14">
        <path d="M1.5 5.5v4c0 5 37 5 37 0v-4z" fill="#b9822a" stroke="#1e2230" strokeWidth="1.4" />
        <ellipse cx="20" cy="5.3" rx="18.5" ry="4.3" fill="#e2b04a" stroke="#1e2230" strokeWidth="1.4" />
        <path d="M16.5 4.2h7l1 2.3h-9z" fill="#fffdf6" stroke="#1e2230" strokeWidth="1" />
      </symbol>
      <symbol id="rs-ronin" viewBox="0 0 24 24">
        <path
          d="M2.5 16C4 9.5 7.5 5 12 3c4.5 2 8 6.5 9.5 13-5.5 3.3-13.5 3.3-19 0z"
          fill="#cdaf74"
          stroke="#1e2230"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <path
          d="M12 3c-1.5 4.5-2.3 9-2.5 15M12 3c1.5 4.5 2.3 9 2.5 15M12 3C8.5 7 6.3 11.5 5.5 17M12 3c3.5 4 5.7 8.5 6.5 14"
          stroke="#8a6a2e"
          strokeWidth="1"
          fill="none"
        />
        <path d="M7.5 18.5c.5 2 2 3 4.5 3s4-1 4.5-3" fill="none" stroke="#1e2230" strokeWidth="1.6" />
      </symbol>
      <symbol id="rs-vp" viewBox="0 0 24 24">
        <g fill="#e2b04a" stroke="#1e2230" strokeWidth="1.3" strokeLinejoin="round">
          <path id="rs-petal" d="M12 12 9.8 3.6C10.2 1.5 13.8 1.5 14.2 3.6z" />
          <use href="#rs-petal" transform="rotate(45 12 12)" />
          <use href="#rs-petal" transform="rotate(90 12 12)" />
          <use href="#rs-petal" transform="rotate(135 12 12)" />
          <use href="#rs-petal" transform="rotate(180 12 12)" />
          <use href="#rs-petal" transform="rotate(225 12 12)" />
          <use href="#rs-petal" transform="rotate(270 12 12)" />
          <use href="#rs-petal" transform="rotate(315 12 12)" />
        </g>
        <circle cx="12" cy="12" r="3" fill="#fffdf6" stroke="#1e2230" strokeWidth="1.3" />
      </symbol>
      <symbol id="rs-honor" viewBox="0 0 24 24">
        <path d="M5 2v20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M5 3.5h13.5v12.5l-3.3-2.2-3.4 2.2-3.4-2.2L5 16z" fill="currentColor" />
      </symbol>
      <symbol id="rs-force" viewBox="0 0 24 24">
        <path
          d="m4 3 2.8.4L19 15.6l-1.8 1.8L5 5.2zM20 3l-2.8.4L5 15.6l1.8 1.8L19 5.2zM16 19.5l3.5-3.5 2 2-3.5 3.5zM8 19.5 4.5 16l-2 2L6 21.5z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="rs-hostage" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          d="M7 9a5 5 0 1 1 6.5 4.8L6 21M17 15a5 5 0 1 1-6.5-4.8L18 3"
        />
      </symbol>
      <symbol id="rs-seppuku" viewBox="0 0 24 24">
        <path d="M20.5 2.5c.8 5-2 10-8.5 14l-2.5-2.5c4-6.5 7-9.5 11-11.5z" fill="currentColor" />
        <path
          d="m7.8 12.7 3.9 3.9-1.4 1.4-3.9-3.9zM6.7 15.8l1.7 1.7-4.2 4.2a1.2 1.2 0 0 1-1.7-1.7z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="rs-poets" viewBox="0 0 24 24">
        <path d="M21.5 2.5 11 13.5l-2.5-2.5L19.5 1.2z" fill="currentColor" />
        <path
          d="M7.8 11.8 10.3 14.2c.3 3.5-2.8 6-8 7.3 1.8-1.7 2-3.3 2.3-5 .3-2 1.4-3.8 3.2-4.7z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="rs-alliance" viewBox="0 0 24 24">
        <path
          d="M11.1 2.6a9.5 9.5 0 0 0 0 18.8v-3.6a5.9 5.9 0 0 1 0-11.6zM12.9 2.6a9.5 9.5 0 0 1 0 18.8v-3.6a5.9 5.9 0 0 0 0-11.6z"
          fill="currentColor"
        />
        <path d="M7 10.6h10v2.8H7z" fill="currentColor" />
      </symbol>
      <symbol id="rs-purse" viewBox="0 0 24 24">
        <path
          d="M8 2.5h8l-1.5 4c4 2.5 6.5 6.2 6.5 9.7 0 3.5-3 5.3-9 5.3s-9-1.8-9-5.3c0-3.5 2.5-7.2 6.5-9.7z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinejoin="round"
        />
        <path d="M8.5 7h7M10 12.5h4v4h-4z" fill="none" stroke="currentColor" strokeWidth="1.7" />
      </symbol>
      <symbol id="rs-archway" viewBox="0 0 24 24">
        <path
          d="M1.5 4.5c7 1.3 14 1.3 21 0l-.8 3.3H2.3zM5 9.5h14v2.3H5zM6 7.8h2.8V22H6zM15.2 7.8H18V22h-2.8zM11 7.8h2v2h-2z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="rs-war-token" viewBox="0 0 40 40">
        <path
          d="M20 1.5 36 10.7v18.6L20 38.5 4 29.3V10.7z"
          fill="#fbf6e9"
          stroke="#1e2230"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M20 5 33 12.5v15L20 35 7 27.5v-15z" fill="none" stroke="#a8321e" strokeWidth="1.6" />
      </symbol>
      <symbol id="rs-war-number" viewBox="0 0 28 28">
        <circle cx="14" cy="14" r="12.8" fill="#fffdf6" stroke="#1e2230" strokeWidth="1.4" />
        <circle cx="14" cy="14" r="10.8" fill="#1e2230" />
        <path d="M14 1.5v3M14 23.5v3M1.5 14h3M23.5 14h3" stroke="#c82917" strokeWidth="2" />
      </symbol>
    </>
  );
}
