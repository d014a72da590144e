import sharp from 'sharp'

/** A picture of coloured squares; the same for the same number. */
export async function picture(number: number): Promise<Buffer> {
  const [width, height] = [40, 30]
  const squares = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * number * 37) % 256),
  )
  return sharp(squares, { raw: { width, height, channels: 3 } })
    .resize({ width: 800, height: 600, kernel: 'nearest' })
    .png()
    .toBuffer()
}
