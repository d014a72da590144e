/** What the palette is made of, in a file of its own. */
export { KeySheet } from './KeySheet.tsx'
export { Palette } from './Palette.tsx'
export { startPalette } from './start-palette.ts'
