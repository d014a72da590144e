import { useState } from 'react'
import type { DocumentId } from '#contracts/documents'
import { later } from '../kit/later.tsx'
import { useText } from '../kit/text.tsx'
import { Collapsible } from '../parts/Collapsible.tsx'

const UseList = later(async () => (await import('./UseList.tsx')).UseList)

interface Props {
  slug: string
  id: DocumentId
}

/** Who refers to a document or a file: the server looks through the others as soon as it's opened. */
export function Uses(of: Props) {
  const text = useText()
  const [isOpen, open] = useState(false)
  return (
    <Collapsible summary={text('uses.title')} onToggle={open}>
      {isOpen && <UseList {...of} />}
    </Collapsible>
  )
}
