import { useEffect, useMemo } from 'react'
import { keeperOf } from '../client/shared-computer.ts'
import type { UploadsDoor } from '../client/uploads/uploads-door.ts'
import { createUploadsDoor } from '../client/uploads/uploads-door.ts'
import { hasUploadsMark } from '../client/uploads/uploads-mark.ts'
import { useConfig } from '../kit/config.ts'
import { usePanel } from '../kit/panel.ts'

/** The uploads of the person who is here, for as long as they are. */
export function useUploads(user: string | null): UploadsDoor {
  const panel = usePanel()
  const config = useConfig()
  const keeper = keeperOf(config.user)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is uploaded outlives a config that was read again.
  const uploads = useMemo(() => {
    const targetsOf = (slug: string) =>
      config.collections.find((one) => one.slug === slug)?.upload?.targets
    return createUploadsDoor(
      (slug) => targetsOf(slug) !== undefined,
      async () => (await import('./own-uploads.ts')).ownUploads(panel, { keeper, user, targetsOf }),
    )
  }, [keeper, user, panel])
  useEffect(() => {
    if (hasUploadsMark(keeper)) uploads.open().catch(() => {})
    return () => uploads.close()
  }, [uploads, keeper])
  return uploads
}
