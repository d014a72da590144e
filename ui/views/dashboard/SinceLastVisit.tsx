import { useMemo } from 'react'
import { lastVisit } from '../../client/last-visit.ts'
import { useConfig } from '../../kit/config.ts'
import { useIsDrawn } from '../../kit/drawn.ts'
import type { LatestProps } from './LatestSection.tsx'
import { LatestSection } from './LatestSection.tsx'

/** The newest documents since somebody was here last, which only their browser knows. */
export function SinceLastVisit(props: LatestProps) {
  const { user } = useConfig()
  const isDrawn = useIsDrawn()
  const since = useMemo(() => (isDrawn ? null : lastVisit(user)), [isDrawn, user])
  // Who is here for the first time has missed nothing.
  return <LatestSection {...props} {...(since === null ? { of: none } : { since })} />
}

const none = () => []
