import type { z } from 'zod'
import type { configSchema } from './config.ts'

/** What a site owner writes. */
export type StateroomConfig = z.input<typeof configSchema>

/** Does nothing but help the editor: completion, hover texts, and types as you write. */
export const defineConfig = (config: StateroomConfig): StateroomConfig => config
