import type { LexicalEditor } from 'lexical'
import type { RichTextField } from '#contracts/fields'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import type { FieldViewProps } from '../../field-view.ts'
import type { ArrivingFiles } from '../../upload/arriving/arriving-files.ts'
import type { SiteFeatures } from '../features/site-features.ts'

/** What each embedded thing in a text is given. */
export interface EmbedProps extends FieldViewProps<RichTextField> {
  editor: LexicalEditor
  /** Of the node in the editor. */
  nodeKey: string
  raw: RichNode
  isEditable: boolean
  site: SiteFeatures
  /** Those that aren't uploaded yet. */
  pictures: ArrivingFiles | null
}
