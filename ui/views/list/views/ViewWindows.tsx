import type { ViewsActor } from '#machines/views'
import { DeleteView } from './DeleteView.tsx'
import { ViewDialog } from './ViewDialog.tsx'

/** What is asked about a view; it comes with the first question. */
export const ViewWindows = ({ actor }: { actor: ViewsActor }) => (
  <>
    <ViewDialog actor={actor} />
    <DeleteView actor={actor} />
  </>
)
