import { Toaster } from '../../parts/Toaster.tsx'
import { ActionsChapters } from './ActionsChapters.tsx'
import { FieldChapters } from './FieldChapters.tsx'
import css from './gallery.module.css'
import { ListChapters } from './ListChapters.tsx'
import { OverlayChapters } from './OverlayChapters.tsx'
import { StatusChapters } from './StatusChapters.tsx'
import { TokenChapters } from './TokenChapters.tsx'

/** Every part in every state, for looking at and for testing. */
export const Gallery = () => (
  <>
    <main className={css.root}>
      <h1>Parts</h1>
      <StatusChapters />
      <ActionsChapters />
      <FieldChapters />
      <ListChapters />
      <OverlayChapters />
      <TokenChapters />
    </main>
    <Toaster label="Messages" closeLabel="Close" />
  </>
)
