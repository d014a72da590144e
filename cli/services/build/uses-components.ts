import type { StateroomConfig } from '#config-schema/config'

/** Whether a Payload project hands what was built to the plugin. */
export const usesComponents = ({ plugins = [] }: StateroomConfig): boolean =>
  plugins.some(
    ({ options, slug }) =>
      slug === 'stateroom' && (options as { components?: unknown } | undefined)?.components,
  )
