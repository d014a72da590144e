export { defineConfig, type StateroomConfig } from './define-config.ts'
export { checkConfig } from './mistakes/check-config.ts'
export type { ConfigMistake, MistakeKind } from './mistakes/mistake.ts'
export { type ResolvedConfig, withDefaults } from './with-defaults.ts'
