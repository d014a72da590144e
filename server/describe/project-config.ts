import type { Config, SanitizedConfig } from 'payload'
import { buildConfig } from 'payload'

/** A project's config as its own host has it: with what its plugins add. It is only looked at. */
export const projectConfig = (config: object): Promise<SanitizedConfig> =>
  buildConfig({ ...(config as Config), telemetry: false })
