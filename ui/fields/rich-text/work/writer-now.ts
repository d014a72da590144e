import type { RichTextField } from '#contracts/fields'
import type { Form } from '../../form.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import type { TextCommand } from '../writing/commands.ts'

/** What the view shows now: asked for when something happens, since each may change meanwhile. */
export interface WriterNow {
  field: RichTextField
  form: Form
  path: string
  site: SiteFeatures
  controlId: string
  commands: readonly TextCommand[]
}

/** What the slash menu offers. */
export const offeredOf = (commands: readonly TextCommand[]): readonly TextCommand[] =>
  commands.filter(({ group }) => group === 'block' || group === 'insert')
