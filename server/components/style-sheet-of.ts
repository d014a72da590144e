import type { SanitizedConfig } from 'payload'
import { styleSheetIn } from '../kit/style-sheet.ts'
import type { FindComponent } from './find-component.ts'

/** The address of the site's style sheet, below the admin. null: it has none, or it couldn't be built. */
export function styleSheetOf(config: SanitizedConfig, find: FindComponent): string | null {
  const found = find(styleSheetIn(config))
  return (found && 'styles' in found && found.styles) || null
}
