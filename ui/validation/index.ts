export type { Circumstances } from './circumstances.ts'
export { prepareValidation, validateDocument } from './validate-document.ts'
