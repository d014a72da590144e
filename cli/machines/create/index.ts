export { defaults, readFolder, readLanguages, readTemplate } from './answers.ts'
export { createMachine } from './create.machine.ts'
export type { Answers, CreateInput, Template } from './create.types.ts'
export { templates } from './create.types.ts'
