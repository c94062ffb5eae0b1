/** The signs of the five mandates. */
export function MandateSigns() {
  return (
    <>
      <symbol id="rs-recruit" viewBox="0 0 24 24">
        <path d="M4 8.5h16V17c0 2-16 2-16 0z" fill="currentColor" />
        <ellipse cx="12" cy="8.5" rx="8" ry="3" fill="var(--raised)" stroke="currentColor" strokeWidth="1.8" />
        <path d="M15 7.5 21.5 1.5M9 7.5 2.5 1.5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M6 20.5h12" stroke="currentColor" strokeWidth="2" />
      </symbol>
      <symbol id="rs-marshal" viewBox="0 0 24 24">
        <path d="M5 1.5v21" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M6 3c5-1.5 8 2.5 14 .5-1 3-1 5.5.5 8.5-6 2-9.5-2-14.5-.5z" fill="currentColor" />
        <path
          d="m10 17 4 2.5-4 2.5M15.5 17l4 2.5-4 2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="rs-train" viewBox="0 0 24 24">
        <path d="M5.5 3.5h13v17h-13z" fill="var(--raised)" stroke="currentColor" strokeWidth="1.8" />
        <path d="M3 2h18v3.2H3zM3 18.8h18V22H3z" fill="currentColor" />
        <path d="M8.5 8.5h7M8.5 12h7M8.5 15.5h4" stroke="currentColor" strokeWidth="1.7" />
      </symbol>
      <symbol id="rs-harvest" viewBox="0 0 24 24">
        <path
          d="M12 22V8M12 22C10.5 16 8.5 12 5.5 9M12 22c1.5-6 3.5-10 6.5-13"
          stroke="currentColor"
          strokeWidth="1.8"
          fill="none"
        />
        <path
          d="M12 1.5c2 2 2 5 0 7-2-2-2-5 0-7zM3.2 3.5c3 .3 4.8 2.5 4.6 5.7-3-.3-4.8-2.5-4.6-5.7zM20.8 3.5c-3 .3-4.8 2.5-4.6 5.7 3-.3 4.8-2.5 4.6-5.7z"
          fill="currentColor"
        />
        <path d="M8.5 17h7" stroke="currentColor" strokeWidth="2.6" />
      </symbol>
      <symbol id="rs-betray" viewBox="0 0 24 24">
        <path
          d="M9 4a8.5 8.5 0 0 0 0 16.2l.6-3A5.5 5.5 0 0 1 9.5 7zM15 4a8.5 8.5 0 0 1 0 16.2l-.6-3a5.5 5.5 0 0 0 .1-10.2z"
          fill="currentColor"
        />
        <path d="m13.5 1-3 6 3 3.5-3 4 3 3.5-2.5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </symbol>
    </>
  );
}
