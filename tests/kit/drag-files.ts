import type { Locator } from '@playwright/test'

interface Dragged {
  names: readonly string[]
  /** In the window. */
  at: { x: number; y: number }
}

/** Pictures that are dragged over an element, or dropped on it, as from the desktop. */
export const dragFiles = (
  over: Locator,
  type: 'dragover' | 'dragleave' | 'drop',
  { names, at }: Dragged,
): Promise<void> =>
  over.evaluate(
    async (element, { type, names, at: { x, y } }) => {
      const dataTransfer = new DataTransfer()
      for (const [index, name] of names.entries()) {
        // A picture of its own for each: the same file twice would be asked about.
        const canvas = new OffscreenCanvas(640, 400)
        const pen = canvas.getContext('2d')!
        pen.fillStyle = `hsl(${index * 90 + 20} 60% 55%)`
        pen.fillRect(0, 0, 640, 400)
        pen.fillStyle = '#fff'
        pen.fillText(`${name} ${Math.random()}`, 40, 200)
        const blob = await canvas.convertToBlob({ type: 'image/png' })
        dataTransfer.items.add(new File([blob], name, { type: 'image/png' }))
      }
      const place = { clientX: x, clientY: y, bubbles: true, cancelable: true }
      const under = document.elementFromPoint(x, y)
      const target = under && element.contains(under) ? under : element
      target.dispatchEvent(new DragEvent(type, { dataTransfer, ...place }))
    },
    { type, names, at },
  )
