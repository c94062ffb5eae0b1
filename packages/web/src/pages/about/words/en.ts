export const en = {
  title: 'About Engawa',
  lead: 'Modern board games on the web: with friends by a link, with bots at once. Free, without ads, without signing up.',
  chapters: [
    {
      title: 'What this is',
      text: [
        'An engawa is the wooden veranda of a Japanese house: half inside, half in the garden, the place where neighbours sit down together.',
        'Five games about Japan stand here: Tokaido, Bamboo, The White Castle, Rising Sun and Bitoku, each with all of its rules and variants, and two of them for one alone. Bots play along everywhere, and a short lesson shows each game.',
      ],
    },
    {
      title: 'An independent fan project',
      text: [
        'Engawa belongs to no publisher and is approved by none. Rules are written down in our own words, and every picture here was drawn for this site: no publisher’s art, no text of a rulebook, no logo.',
        'The names of the games belong to their owners. If you like a game, buy the box: nothing on a screen replaces it.',
      ],
    },
    {
      title: 'Honest luck',
      text: [
        'Before a game the table publishes the hash of its seed, and every seat may add a salt of its own. When the game is over, the seed is shown, and anybody can check every draw with “engawa verify”.',
        'A bot is given the same view as a person on its seat. What a seat may not know never leaves the server.',
      ],
    },
    {
      title: 'What is kept about you',
      text: [
        'A guest: a name and the games. An account: besides, a password as a hash or a passkey. No mail address, no tracking, no request to foreign sites. Everything can be deleted on your own page.',
      ],
    },
  ],
  credits: 'Credits',
  creditList: [
    { name: 'Philosopher, Onest, Dela Gothic One', text: 'typefaces, SIL Open Font License 1.1' },
    { name: 'Yuji Boku', text: 'outlines of the characters in the red cartouches, SIL Open Font License 1.1' },
    { name: 'Lucide', text: 'signs of the interface, ISC License' },
    { name: 'React, wouter, zustand, Panzoom, SimpleWebAuthn', text: 'libraries of the site, MIT and Unlicense' },
  ],
  drawings: 'All other drawings were made for this site.',
  host: 'A veranda of your own',
  hostText:
    'Engawa is free software under the MIT License. A server for friends is one program and one file with the data; Node.js is all it needs:',
  hostMore: 'The manual for whoever runs a server is in docs/operations.md, the interface for programs in docs/api.md.',
};

export type AboutWords = typeof en;
