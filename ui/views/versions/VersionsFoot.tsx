import type { VersionsPage } from '#contracts/versions'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { usePageHref } from './use-page-href.ts'

interface Props {
  page: VersionsPage
  /** How many the address asks for. */
  limit: number
  limits: readonly number[]
}

/** The foot of a list of versions. */
export function VersionsFoot(props: Props) {
  const text = useText()
  const label = text('versions.title')
  return <PageFoot {...props} label={label} go={useGo()} hrefOf={usePageHref()} />
}
