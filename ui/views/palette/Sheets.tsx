import { useSelector } from '@xstate/react'
import type { PaletteRef } from '#machines/palette'
import { later } from '../../kit/later.tsx'
import { useEver } from '../../kit/use-ever.ts'

const KeySheet = later(async () => (await import('./KeySheet.tsx')).KeySheet)
const TermSheet = later(async () => (await import('./TermSheet.tsx')).TermSheet)

/** What helps with the panel itself: its keys, and what its words mean. */
export function Sheets({ palette }: { palette: PaletteRef }) {
  const hasKeys = useEver(useSelector(palette, (state) => state.matches('keys')))
  const hasTerms = useEver(useSelector(palette, (state) => state.matches('terms')))
  return (
    <>
      {hasKeys && <KeySheet palette={palette} />}
      {hasTerms && <TermSheet palette={palette} />}
    </>
  )
}
