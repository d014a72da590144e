import type { Payload } from 'payload'

/** Fills an empty database. It runs once, at the first start. */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const category = await payload.create({
    collection: 'categories',
    data: { title: 'Stationery', slug: 'stationery' },
  })
  const made = []
  for (const product of products) {
    made.push(
      await payload.create({
        collection: 'products',
        data: { ...product, category: category.id, _status: 'published' },
      }),
    )
  }
  const [first] = made
  await payload.create({
    collection: 'orders',
    data: {
      number: '1001',
      email: 'customer@shop.example',
      status: 'paid',
      lines: [{ product: first?.id, quantity: 2, price: products[0].price }],
    },
  })
  await payload.updateGlobal({
    slug: 'shop',
    data: { currency: 'EUR', returns: 'Send it back within 30 days.' },
  })
  say(`Added ${made.length} products, a category and an order.`)
}

const products = [
  { name: 'Notebook', sku: 'NB-1', price: 12.5, stock: 40, description: '96 pages, dotted.' },
  { name: 'Fountain pen', sku: 'FP-1', price: 34, stock: 12, description: 'Steel nib, medium.' },
  { name: 'Ink, blue-black', sku: 'IN-1', price: 9, stock: 25, description: '50 ml.' },
] as const
