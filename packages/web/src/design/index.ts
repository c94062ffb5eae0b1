export { ActionBar } from './action-bar.tsx';
export { Button, IconButton, LinkButton } from './button.tsx';
export { Card, type PieceState, Tile } from './card.tsx';
export { type ChatMessage, ChatView } from './chat-view.tsx';
export { Chip } from './chip.tsx';
export { classes } from './class-names.ts';
export { Crest } from './crest.tsx';
export { Dialog } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
export { Empty } from './empty.tsx';
export { Field, Select, TextArea, TextInput } from './field.tsx';
export { Glyph, type GlyphName } from './glyph.tsx';
export { type LogGroup, type LogLine, LogView } from './log-view.tsx';
export {
  type Captured,
  capture,
  lasting,
  prefersStillness,
  type Spot,
  type Travel,
  travel,
} from './motion.ts';
export { Pattern, type PatternName, SEAT_PATTERNS } from './pattern.tsx';
export { Coin, Die, Points, Seal, Spinner } from './pieces.tsx';
export { ScoreSheet } from './score-sheet.tsx';
export { Scrubber, type ScrubberMark } from './scrubber.tsx';
export { SeatName } from './seat-name.tsx';
export { type Presence, SeatPlate } from './seat-plate.tsx';
export { Segmented } from './segmented.tsx';
export { Sheet, type SheetHeight } from './sheet.tsx';
export { play, type Sound } from './sound.ts';
export { Switch } from './switch.tsx';
export { type Tab, Tabs } from './tabs.tsx';
export { Toasts, toast } from './toast.tsx';
export { Tooltip } from './tooltip.tsx';
export { TouchTitles } from './touch-titles.tsx';
export { Washi } from './washi.tsx';
