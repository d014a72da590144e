import type { CSSProperties } from 'react'
import type { ValueField } from '#contracts/fields'

/** What the element around any field carries: its handle, and its width inside a row. */
export const frameOf = (path: string, { width }: { width: string | null }) => ({
  'data-field': path,
  ...withWidth(width),
})

/** Where the config hides a field's name, and the site draws none. */
export const isLabelHidden = ({ components, label }: ValueField): boolean =>
  label === null && !components?.Label

/** For what only arranges fields: it has no value of its own, so no handle. */
export const withWidth = (width: string | null): { style?: CSSProperties } =>
  width === null ? {} : { style: { '--width': width } as CSSProperties }
