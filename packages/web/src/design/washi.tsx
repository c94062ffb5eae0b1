import './washi.css';

/** The paper under everything: once, at the root of the page. */
export function Washi() {
  return <div className="washi" aria-hidden="true" />;
}
