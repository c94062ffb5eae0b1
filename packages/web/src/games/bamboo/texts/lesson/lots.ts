/** The lots, in the order in which they are drawn; after the last one they come from the seed of the lesson. */
export const lots: readonly (number | string)[] = [
  // The shuffled grooves. On top: a green joker, then blue harmony, yellow income, green harmony.
  ...[1, 3, 8, 5, 0, 1, 0, 0, 0, 0, 0],
  ...['hl-05', 'hl-19', 'hl-11', 'hw-13', 'hw-10', 'hw-18', 'hr-03', 'hr-10', 'hr-21'],
  ...['rokurokubi', 'kappa', 'okami', 'tengu'],
  ...['home-i-item-3', 'home-i-garden-6', 'home-i-faith-1', 'home-i-decoration-6'],
  ...['home-ii-item-1', 'home-ii-faith-2', 'home-ii-garden-5', 'home-ii-decoration-7'],
  ...['rice', 'tea', 'ramen', 'rice', 'rice'],
  // The ghost's sticks, from the red temple to the yellow one.
  ...['2', '3', '3', '0'],
  // The learner goes first. Then the first and the third set of shoots are dealt.
  ...[0, 3, 1, 1],
  ...['hw-15', 'hw-12'],
  ...['red-home', 'red-harmony', 'yellow-harmony', 'blue-income'],
  // Gifts that do not come in the first spring.
  ...['harmony', 'home'],
  // What comes into the markets in the first summer.
  ...['home-i-item-6', 'hr-07', 'hw-07', 'home-ii-item-5'],
  // The ghost's new sticks in autumn, and the spirits that are seen next.
  ...['3', '0', '2', '3'],
  ...['kitsune', 'bakeneko', 'kappa', 'okami'],
];
