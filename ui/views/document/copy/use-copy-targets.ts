import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { hasLocalized } from '../../../fields/has-localized.ts'
import { useConfig } from '../../../kit/config.ts'

/** The languages into which this document can be copied by this person; often none. */
export function useCopyTargets(
  document: DocumentActor,
  { fields }: ClientCollection | ClientGlobal,
): string[] {
  const { localization } = useConfig()
  const from = useSelector(document, ({ context }) => context.ref.locale)
  const mayCopy = useSelector(
    document,
    ({ context }) => !isNew(context) && context.permissions.update,
  )
  if (localization === null || !mayCopy || !hasLocalized(fields)) return []
  return localization.locales.map(({ code }) => code).filter((code) => code !== from)
}
