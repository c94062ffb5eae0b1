import { ROUND } from './brush.tsx';

/** Crests of the seats and one-colour glyphs: spaces, coin, point, kinds of souvenirs. */
export function Glyphs() {
  return (
    <>
      <symbol id="tk-mon-1" viewBox="0 0 24 24" {...ROUND}>
        <path d="M12 3l8 16H4z" />
      </symbol>
      <symbol id="tk-mon-2" viewBox="0 0 24 24" {...ROUND}>
        <path d="M3 8c3-4 6-4 9 0s6 4 9 0v4c-3 4-6 4-9 0s-6-4-9 0zM3 16c3-4 6-4 9 0s6 4 9 0v3c-3 4-6 4-9 0s-6-4-9 0z" />
      </symbol>
      <symbol id="tk-mon-3" viewBox="0 0 24 24" {...ROUND}>
        <circle cx="12" cy="12" r="5" />
        <path d="M11 1h2v5h-2zM11 18h2v5h-2zM1 11h5v2H1zM18 11h5v2h-5zM3.5 4.9l1.4-1.4 3.6 3.6-1.4 1.4zM15.5 16.9l1.4-1.4 3.6 3.6-1.4 1.4zM3.5 19.1l3.6-3.6 1.4 1.4-3.6 3.6zM15.5 7.1l3.6-3.6 1.4 1.4-3.6 3.6z" />
      </symbol>
      <symbol id="tk-mon-4" viewBox="0 0 24 24" {...ROUND}>
        <path d="M12 2c6 5 7 11 1 16v4h-2v-4C5 13 6 7 12 2z" />
      </symbol>
      <symbol id="tk-mon-5" viewBox="0 0 24 24" {...ROUND}>
        <circle cx="12" cy="5.5" r="4" />
        <circle cx="18.2" cy="10" r="4" />
        <circle cx="15.8" cy="17.3" r="4" />
        <circle cx="8.2" cy="17.3" r="4" />
        <circle cx="5.8" cy="10" r="4" />
      </symbol>
      <symbol id="tk-glyph-village" viewBox="0 0 24 24" {...ROUND}>
        <path
          fillRule="evenodd"
          d="M1.4 12.6C6 10.3 9.2 7.2 12 3.4c2.8 3.8 6 6.9 10.6 9.2l-1 1.9H19.4V20.6H4.6v-6.1H2.4zM9.9 20.6h4.2v-5.4H9.9z"
        />
        <path d="M10.4 2.2h3.2v2.6h-3.2z" />
      </symbol>
      <symbol id="tk-glyph-farm" viewBox="0 0 24 24" {...ROUND}>
        <path
          fillRule="evenodd"
          d="M12 2c1.7 1.6 2.7 3.7 2.7 6.1 1.2-2.1 2.9-3.6 5-4.2.2 3.9-2 7.3-5.3 9h1.4v2.4h-1.2l2.3 6.3c-1.4.7-3.1 1-4.9 1s-3.5-.3-4.9-1l2.3-6.3H8.2v-2.4h1.4C6.3 11.2 4.1 7.8 4.3 3.9c2.1.6 3.8 2.1 5 4.2C9.3 5.7 10.3 3.6 12 2z"
        />
      </symbol>
      <symbol id="tk-glyph-paddy" viewBox="0 0 24 24" {...ROUND}>
        <path d="M4.8 13.6h6.4V16.4H3.4zM12.8 13.6h6.4l1.4 2.8h-7.8zM2.7 17.9h8.5v3.3H1.2zM12.8 17.9h8.5l1.5 3.3h-10z" />
        <path d="M12 12.3c-.2-3.8-1.9-6.5-5.1-8 .1 4 1.7 6.8 5.1 8zm0 0c.2-3.8 1.9-6.5 5.1-8-.1 4-1.7 6.8-5.1 8zM11.3 2.2h1.4v9h-1.4z" />
      </symbol>
      <symbol id="tk-glyph-mountain" viewBox="0 0 24 24" {...ROUND}>
        <path
          fillRule="evenodd"
          d="M.8 20.8L9.9 5.1c.9-1.5 3.3-1.5 4.2 0l9.1 15.7zM8.3 12.2l2.1-1.2 1.7 1.7 1.7-1.9 2 1.5 0 0-2.6-4.6c-.5-.9-1.9-.9-2.4 0z"
        />
      </symbol>
      <symbol id="tk-glyph-sea" viewBox="0 0 24 24" {...ROUND}>
        <path d="M.8 20.8C1.7 11 7.3 4.2 15 4.2c4.8 0 7.7 2.9 8.1 6.5-2-1.9-4.8-2.5-6.9-1.5-2.2 1.1-2.3 3.6-.6 5 1.9 1.6 4.8 1.3 7.6-.1v6.7z" />
        <circle cx="18.6" cy="11.7" r="1.3" />
      </symbol>
      <symbol id="tk-glyph-hot-spring" viewBox="0 0 24 24" {...ROUND}>
        <path d="M3.2 13.2c-1.4 1-2.2 2.2-2.2 3.4 0 3.1 4.9 5.4 11 5.4s11-2.3 11-5.4c0-1.2-.8-2.4-2.2-3.4l-1.3 1.8c.7.5 1.1 1.1 1.1 1.6 0 1.6-3.8 3.1-8.6 3.1s-8.6-1.5-8.6-3.1c0-.5.4-1.1 1.1-1.6z" />
        <path d="M6.2 16c-1.8-2.8 1.5-4.6.2-7.6L8 6.7c2.6 3.8-1.1 5.8.4 8.6zM11 15.8c-2.2-4 1.9-5.9.1-10.6L12.7 3c3.2 5.4-1.3 8.2.6 12zM15.8 16c-1.8-2.8 1.5-4.6.2-7.6l1.6-1.7c2.6 3.8-1.1 5.8.4 8.6z" />
      </symbol>
      <symbol id="tk-glyph-temple" viewBox="0 0 24 24" {...ROUND}>
        <path
          d="M1.3 3.3c6 1.7 15.4 1.7 21.4 0v3.5c-1.2.4-2.3.6-3.4.8v2.3h2.3v2.7h-2.3v9.2h-3.3v-9.2H8v9.2H4.7v-9.2H2.4V9.9h2.3V7.6C3.6 7.4 2.5 7.2 1.3 6.8zM8 8v1.9h2.6V8.2zm5.4.2v1.7H16V8z"
          fillRule="evenodd"
        />
      </symbol>
      <symbol id="tk-glyph-encounter" viewBox="0 0 24 24" {...ROUND}>
        <path d="M11.2 1.3h1.6v1.5C18.8 3.4 22.9 8 23.3 13.7c-1.5-1.3-3.1-1.5-4.5-.3-1.3-1.2-2.6-1.2-3.9 0-.6-.5-1.2-.8-1.9-.9v6.9c0 2.2-1.3 3.6-3.2 3.6s-3.2-1.5-3.2-3.7h2c0 1.1.5 1.7 1.3 1.7.7 0 1.1-.5 1.1-1.6v-6.9c-.7.1-1.3.4-1.9.9-1.3-1.2-2.6-1.2-3.9 0-1.4-1.2-3-1-4.5.3C1.1 8 5.2 3.4 11.2 2.8z" />
      </symbol>
      <symbol id="tk-glyph-inn" viewBox="0 0 24 24" {...ROUND}>
        <path d="M1.7 11.2h20.6c0 4.9-2.8 8.2-6.3 9.3v1.7H8v-1.7c-3.5-1.1-6.3-4.4-6.3-9.3z" />
        <path d="M11.7 9.7L19 1.2l1.5 1.2-5.9 7.3zM7.6 9.7l7.6-8.9 1.5 1.2-6.3 7.7z" />
      </symbol>
      <symbol id="tk-glyph-coin" viewBox="0 0 24 24" {...ROUND}>
        <path fillRule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM8.3 8.3h7.4v7.4H8.3z" />
      </symbol>
      <symbol id="tk-glyph-point" viewBox="0 0 24 24" {...ROUND}>
        <path d="M12 1c1.3 6.3 4.7 9.7 11 11-6.3 1.3-9.7 4.7-11 11-1.3-6.3-4.7-9.7-11-11 6.3-1.3 9.7-4.7 11-11z" />
      </symbol>
      <symbol id="tk-glyph-small-object" viewBox="0 0 24 24" {...ROUND}>
        <path
          fillRule="evenodd"
          d="M12 22.2L.8 10.8C3.3 5.4 7.4 2.6 12 2.6s8.7 2.8 11.2 8.2zM11.4 17.5L6.3 5.6l1.5-.7zM12.6 17.5l3.6-12.6 1.5.7zM11.3 3.7h1.4L12 16z"
        />
      </symbol>
      <symbol id="tk-glyph-food" viewBox="0 0 24 24" {...ROUND}>
        <path d="M12 2.3c2 0 3 1 3.2 2.3C20.3 6 22.6 10 22.6 14.2c0 4.3-3.7 6.8-10.6 6.8S1.4 18.5 1.4 14.2C1.4 10 3.7 6 8.8 4.6 9 3.3 10 2.3 12 2.3z" />
      </symbol>
      <symbol id="tk-glyph-clothing" viewBox="0 0 24 24" {...ROUND}>
        <path d="M8.7 2L12 6.3 15.3 2c3.4.6 6 1.6 8 3.1v9.3h-5.6V22H6.3v-7.6H.7V5.1C2.7 3.6 5.3 2.6 8.7 2z" />
      </symbol>
      <symbol id="tk-glyph-art" viewBox="0 0 24 24" {...ROUND}>
        <path d="M8 1.6h8v2.6l-1.7 2.2c3.7 1.5 5.6 4.3 5.6 7.5 0 3.2-1.7 5.7-4.5 7v1.5H8.6v-1.5c-2.8-1.3-4.5-3.8-4.5-7 0-3.2 1.9-6 5.6-7.5L8 4.2z" />
      </symbol>
      <symbol id="tk-glyph-card" viewBox="0 0 24 24" {...ROUND}>
        <path d="M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z" />
      </symbol>
      <symbol id="tk-glyph-lock" viewBox="0 0 24 24" {...ROUND}>
        <path fillRule="evenodd" d="M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.6 0h4.8V7a2.4 2.4 0 0 0-4.8 0z" />
      </symbol>
      <symbol id="tk-glyph-check" viewBox="0 0 24 24" {...ROUND}>
        <path d="M3.5 12.6l3-3 3.7 3.7 7.6-8.4 3.2 2.8L10.4 19z" />
      </symbol>
    </>
  );
}
