/** Games that the pages of other programs broke on. */

/** Over after nine moves: 13 to 0. */
export const SHORTEST = 'e6f4e3f6g5d6e7f5c5';

/** Black must pass after these eight moves. */
export const EARLIEST_PASS = 'd3c3b3b2f5a3a1c1';

/** Neither side can move, and both have discs. */
export const BOTH_STUCK = 'd3e3f5e6f7g6e2e8h7h5g8c2b1';

/** Thirteen passes, all of them Black's, and no black disc at the end. */
export const WIPEOUT =
  'f5f6f7g7h7h8e6h6g6g5h5h4g8f8d3g4h3h2g3f4d7e7d8e8d6c8b8c4b5b4b3a6b6c6b7a8a4d2b2b1c2e2f1f2f3g2h1e1e3c1d1a1c3a5c7';

/** Sixty moves and a pass: 32 to 32. */
export const DRAW =
  'D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6G1A2C2C7B8D8C8G8G6H6G5H5G4H4H3G7H8F8H7A8A7B7A1B2G3G2H2H1C1B1';

/** The Tiger, and some moves more. */
export const TIGER = 'f5d6c3d3c4f4f6f3e6e7d7';
