import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { Json } from '#contracts/documents'
import type { Generated } from '#contracts/seo'
import type { GenerateResult, SeoGenerateActor } from '#machines/seo-generate'
import { seoGenerateMachine } from '#machines/seo-generate'
import { generate } from '../../client/seo.ts'
import { usePanel } from '../../kit/panel.ts'
import type { Form } from '../form.ts'
import { useEdit, useValue } from '../form.ts'
import { isReadOnly as mayOnlyRead } from '../kit/is-read-only.ts'
import { valueFrom } from '../references/references.ts'
import type { SeoImageField, SeoTextField } from './seo-fields.ts'
import { useQuestion } from './use-question.ts'

interface Generating {
  form: Form
  field: SeoTextField | SeoImageField
  path: string
  what: Generated
}

/** The machine that asks the server for a value of this field, and puts it there. */
export function useGenerate({ form, field, path, what }: Generating): SeoGenerateActor {
  const { http } = usePanel()
  const question = useQuestion(form)
  const value = useValue(form, path) ?? null
  const isReadOnly = mayOnlyRead(form, field)
  const edit = useEdit(form, path)
  const actor = useActorRef(
    seoGenerateMachine.provide({
      actors: {
        generate: fromPromise<GenerateResult, undefined>(async ({ signal }) => ({
          value: valueFor(field, await generate(http, what, question(), signal)),
        })),
      },
    }),
    { input: { value, isReadOnly } },
  )
  useEffect(
    () => actor.send({ type: 'document.changed', value, isReadOnly }),
    [actor, value, isReadOnly],
  )
  useEffect(() => {
    const { unsubscribe } = actor.on('written', (event) => edit(event.value))
    return unsubscribe
  }, [actor, edit])
  return actor
}

/** A picture comes as its ID. */
function valueFor(field: SeoTextField | SeoImageField, result: Json): Json {
  if (result === null) return null
  if (field.type !== 'upload') return String(result)
  const [slug] = field.relationTo
  return slug === undefined ? null : valueFrom(field, [{ slug, id: result as string | number }])
}
