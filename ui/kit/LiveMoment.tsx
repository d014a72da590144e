import { useIsDrawn } from './drawn.ts'
import { Moment } from './Moment.tsx'

/** A moment in what is drawn before any script: what its reader's clock says, only the browser knows. */
export const LiveMoment = ({ at }: { at: Date }) =>
  useIsDrawn() ? <time dateTime={at.toISOString()} /> : <Moment at={at} />
