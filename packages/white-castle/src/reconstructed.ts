/**
 * Values that no source told us: made up to fit what the rulebook says about them. Whoever owns a box can put the
 * printed ones here. What they must satisfy is checked in the tests; see docs/fidelity.md.
 */

/** Where tile number 1 to 10 goes when the castle is laid out, as (room, slot): left to right, lower floor first. */
export const NUMBERED_SLOTS = [
  ['steward-1', 1],
  ['steward-2', 1],
  ['steward-3', 1],
  ['diplomat-1', 0],
  ['diplomat-2', 0],
  ['steward-1', 2],
  ['steward-2', 2],
  ['steward-3', 2],
  ['diplomat-1', 1],
  ['diplomat-2', 1],
] as const;

/** The first game's castle. Of its picture only the well is described in words. */
export const FIRST_GAME = {
  cards: ['steward-02', 'steward-04', 'steward-07', 'diplomat-03', 'diplomat-06'],
  tiles: [
    ['coral', 'black', 'white'],
    ['black', 'white', 'coral'],
    ['white', 'coral', 'black'],
    ['coral', 'white'],
    ['black', 'white'],
  ],
} as const;

/**
 * The nine cards of the visiting clan: which die it takes and where to, and on the other side its two actions. Every
 * position of every bridge stands on one card; how the places and actions are paired is ours.
 */
export const SOLO_CARDS = {
  'solo-1': { bridge: 'coral', at: 'left', place: 'steward-1', actions: ['gate', 'coin:3'] },
  'solo-2': { bridge: 'coral', at: 'centre', place: 'diplomat-1', actions: ['gate', 'up:1'] },
  'solo-3': { bridge: 'coral', at: 'right', place: 'outside-2', actions: ['warrior:5', 'time:1'] },
  'solo-4': { bridge: 'black', at: 'left', place: 'steward-2', actions: ['garden:stone', 'time:2'] },
  'solo-5': { bridge: 'black', at: 'centre', place: 'outside-1', actions: ['garden:plant', 'coin:2'] },
  'solo-6': { bridge: 'black', at: 'right', place: 'diplomat-2', actions: ['garden:any', 'vp:2'] },
  'solo-7': { bridge: 'white', at: 'left', place: 'steward-3', actions: ['warrior:3', 'up:1'] },
  'solo-8': { bridge: 'white', at: 'centre', place: 'steward-1', actions: ['warrior:1', 'up:2'] },
  'solo-9': { bridge: 'white', at: 'right', place: 'steward-3', actions: ['gate', 'time:2'] },
} as const;
