import type { RichTextField } from '#contracts/fields'
import type { Form } from '../../form.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import type { TakeFiles } from '../pictures/use-taken-files.ts'
import type { TextCommand } from '../writing/commands.ts'

/** What the view shows now: asked for when something happens, since each may change meanwhile. */
export interface WriterNow {
  field: RichTextField
  form: Form
  path: string
  site: SiteFeatures
  controlId: string
  commands: readonly TextCommand[]
  /** null: the text takes no files. */
  takeFiles: TakeFiles | null
}

/** What the slash menu offers: text with small headings last, what can be inserted, the site's blocks. */
export function offeredOf(commands: readonly TextCommand[]): readonly TextCommand[] {
  const text = commands.filter(({ group }) => group === 'block')
  return [
    ...text.filter(({ id }) => !smallHeadings.includes(id)),
    ...text.filter(({ id }) => smallHeadings.includes(id)),
    ...commands.filter(({ group, section }) => group === 'insert' && section === undefined),
    ...commands.filter(({ section }) => section !== undefined),
  ]
}

const smallHeadings = ['h4', 'h5', 'h6']
