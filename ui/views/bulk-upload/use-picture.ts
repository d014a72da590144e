import { useEffect, useState } from 'react'

/** Of a file on this computer, where it is a picture that is small enough to be decoded for a thumbnail. */
export function usePicture(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/') || file.size > most) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const most = 20 * 1024 * 1024
