// Written by scripts/member-news.ts from the contract.
export const memberNews = [
  "GET /api/v1/me/notifications",
  "GET /api/v1/me/schedules/{_fair}",
  "GET /api/v1/me/matchings",
  "GET /api/v1/me/matchings/{_id}",
  "GET /api/v1/me/matchings/{_id}/schedules"
] as const
