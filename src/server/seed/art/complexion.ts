/** Hair and skin tones shared by the portraits. */
export const hair = {
  black: '#26201e',
  soft: '#33261f',
  brown: '#4a3428',
  chestnut: '#5a3d2d',
  pepper: '#5f5c5b',
  grey: '#8d8984',
  silver: '#b4afa8',
} as const
export const skin = { fair: '#f0cfb4', warm: '#e8c09f', honey: '#dfb28d', tan: '#d4a27c' } as const
