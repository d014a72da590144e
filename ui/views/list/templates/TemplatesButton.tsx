import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { TemplateWindows } from './later.tsx'
import { useTemplates } from './use-templates.ts'

/** The same where a list is empty. */
export function TemplatesButton({ collection }: { collection: ClientCollection }) {
  const text = useText()
  const actor = useTemplates(collection.slug)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} onClick={() => actor.send({ type: 'user.browse' })}>
        {text('templates.new')}
      </Button>
      <TemplateWindows {...{ actor, collection }} finalFocus={() => button.current} />
    </>
  )
}
