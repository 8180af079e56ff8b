/** Carrier as the setting names it. */
export interface Carrier {
  name: string
  /** Page that says where a parcel is: `*` stands for its number. */
  trackingUrl: string | null
}

const comparable = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase()

/** Finds a carrier by its name, however it is spaced. */
export const carrierOf = (carriers: readonly Carrier[], name: string): Carrier | undefined =>
  carriers.find((carrier) => comparable(carrier.name) === comparable(name))

/** Returns the page that says where a parcel is; null where the setting does not know one. */
export function trackingUrlOf(carriers: readonly Carrier[], name: string, trackingNumber: string): string | null {
  const url = carrierOf(carriers, name)?.trackingUrl ?? null
  return url?.replaceAll('*', encodeURIComponent(trackingNumber.replaceAll(/[\s-]/g, ''))) ?? null
}
