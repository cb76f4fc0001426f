/** Sources of the reference ranges that several tests share. */
export const ABIM = 'ABIM Laboratory Test Reference Ranges, January 2026';
export const ADA = 'ADA Standards of Care';
export const ATP = 'NCEP ATP III 2002';
export const UHD =
  'UHD-NHS haematology adult table (uhd.nhs.uk; the Dacie & Lewis values that many Indian laboratories print)';
