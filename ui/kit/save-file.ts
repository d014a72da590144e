/** Gives a file to the person, as a download of their browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), msToRead)
}

const msToRead = 60_000
