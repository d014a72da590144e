import type { ClientUploads } from '#contracts/uploads'
import { uploadsPath } from '#contracts/uploads'
import { sessionToUploads } from '#machines/open-uploads'
import type { Uploads } from '../client/uploads/browser-uploads.ts'
import { browserUploads } from '../client/uploads/browser-uploads.ts'
import { createUploadStore } from '../client/uploads/upload-store.ts'
import { setUploadsMark } from '../client/uploads/uploads-mark.ts'
import type { Panel } from '../kit/panel.ts'

/** Under this name, leaving knows of files that no reload could bring back. */
const key = 'uploads'

interface Owner {
  keeper: string
  /** How requests name this user. */
  user: string | null
  targetsOf: (slug: string) => ClientUploads | undefined
}

/** The uploads of one person, with what an earlier visit has left of them. */
export async function ownUploads(
  { boot, navigation, session }: Pick<Panel, 'boot' | 'navigation' | 'session'>,
  { keeper, user, targetsOf }: Owner,
): Promise<Uploads> {
  setUploadsMark(keeper)
  const uploads = browserUploads({
    ...{ api: boot.api, user },
    pathOf: (slug) => targetsOf(slug)?.path ?? uploadsPath,
    store: createUploadStore(keeper),
    locks: navigator.locks,
    hear(listener) {
      const online = () => listener({ type: 'browser.online' })
      addEventListener('online', online)
      const end = sessionToUploads(session, listener)
      return () => {
        removeEventListener('online', online)
        end()
      }
    },
    onSignedOut: () => session.send({ type: 'server.sessionEnded' }),
    onRisk: (isAtRisk) =>
      navigation.send(
        isAtRisk
          ? {
              type: 'document.unsaved',
              ...{ key, onLeaving: 'save', saveAs: null, copy: 'notKept', leftOut: [] },
            }
          : { type: 'document.settled', key },
      ),
  })
  await uploads.restore()
  return uploads
}
