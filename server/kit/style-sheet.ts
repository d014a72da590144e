import type { Config, SanitizedConfig } from 'payload'

/** Payload's own config has no key for it. */
const key = 'stateroomStyleSheet'

export const withStyleSheet = <Given extends Pick<Config, 'custom'>>(
  config: Given,
  path: string,
) => ({
  ...config,
  custom: { ...config.custom, [key]: path },
})

/** Where the site's style sheet is, as its config writes it. */
export const styleSheetIn = ({ custom }: Pick<SanitizedConfig, 'custom'>): unknown => custom?.[key]
