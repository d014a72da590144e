import type { LexicalEditor } from 'lexical'
import { useMemo } from 'react'
import { useOfferedPlaces } from '../../../actions/use-offered-places.ts'
import { $outline, goToHeading } from '../writing/outline.ts'
import { useAtRest } from '../writing/use-at-rest.ts'

interface HeadingsOfferedProps {
  editor: LexicalEditor
  controlId: string
  /** Of the text's field. */
  name: string
}

/** The palette goes to the headings of the text. */
export function HeadingsOffered({ editor, controlId, name }: HeadingsOfferedProps) {
  const headings = useAtRest(editor, $headings)
  const offered = useMemo(
    () => ({
      headings: headings.map(({ key, words }) => ({
        id: `${controlId}-heading-${key}`,
        label: words,
        detail: name,
        run: () => goToHeading(editor, key),
      })),
    }),
    [headings, controlId, name, editor],
  )
  useOfferedPlaces(offered)
  return null
}

const $headings = () =>
  $outline().flatMap(({ key, words }) => (words === '' ? [] : [{ key, words }]))
