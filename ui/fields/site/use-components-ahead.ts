import { use, useEffect } from 'react'
import { preload } from 'react-dom'
import type { ClientField } from '#contracts/fields'
import { adminUrl } from '../../kit/admin-url.ts'
import { untilIdle } from '../../kit/idle.ts'
import { usePanel } from '../../kit/panel.ts'
import { SharedModulesContext, siteModule } from '../../site-components/modules.ts'
import { componentsIn } from './components-in.ts'

/**
 * Fetches what the site draws in a form before its tab or row is opened: what arrives later moves what
 * stands below it, and a press that has begun there is lost.
 */
export function useComponentsAhead(fields: readonly ClientField[]): void {
  const { admin } = usePanel().boot
  const shared = use(SharedModulesContext)
  useEffect(() => {
    const addressOf = (path: string) => adminUrl({ adminRoute: admin, path })
    void untilIdle().then(() => {
      for (const { script, styles } of componentsIn(fields)) {
        void siteModule(addressOf(script), shared)
        if (styles) preload(addressOf(styles), { as: 'style' })
      }
    })
  }, [admin, fields, shared])
}
