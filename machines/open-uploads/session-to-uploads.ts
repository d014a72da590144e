import type { SessionRef } from '#machines/session'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { UploadsWork } from './open-uploads.types.ts'

/** What waits for the person to sign in hears that they have. */
export const sessionToUploads = (
  session: SessionRef,
  listener: Parameters<UploadsWork['hear']>[0],
): End => endAll(session.on('renewed', () => listener({ type: 'session.renewed' })))
