export { mediaTypes } from './export-text.ts'
export { readPart } from './read-part.ts'
