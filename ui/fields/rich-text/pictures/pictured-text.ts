import type { LexicalEditor } from 'lexical'
import type { RichTextField } from '#contracts/fields'
import type { ArrivingFiles, Holder } from '../../upload/arriving/arriving-files.ts'
import type { HolderOf } from '../../upload/arriving/open-arriving.ts'
import { placesIn, showPlaces } from './picture-places.ts'
import { picturesInText } from './pictures-in-text.ts'

/** A text that waits for pictures, whether or not an editor shows it. */
export interface PicturedText extends Holder {
  /** Shows their places in this editor, until the returned function is called. */
  showIn(editor: LexicalEditor, files: ArrivingFiles): () => void
}

/** The seam: where the pictures of a text that aren't uploaded yet meet its editor and its document. */
export const picturedText =
  ({ features }: Pick<RichTextField, 'features'>): HolderOf<PicturedText> =>
  (document, path) => {
    let shown: LexicalEditor | null = null
    const editor = () => shown
    const fieldsOf = (slug: string) => features.uploads[slug]
    return {
      places: picturesInText({ document, path, fieldsOf, editor }),
      indexes: () => new Map((shown ? placesIn(shown) : []).map(({ key, index }) => [key, index])),
      showIn(editor, files) {
        shown = editor
        const end = showPlaces(editor, {
          wanted: files.all(),
          isKnown: (key) => files.actorOf(key) !== undefined,
          onGone: files.removed,
        })
        return () => {
          end()
          for (const { key, index } of placesIn(editor)) {
            const picture = files.all().find((one) => one.key === key)
            if (picture) picture.index = index
          }
          shown = null
        }
      },
    }
  }
