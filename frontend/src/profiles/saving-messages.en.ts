/** The texts of saving a profile, a patient's or a doctor's. */
export default {
  edit: 'Edit Profile',
  save: 'Save Profile',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Profile updated successfully',
  authenticationRequired: 'Authentication required',
  failed: 'Failed to update profile. Please try again.',
  broke: 'There was an error while updating the profile.',
  typedIsKept: 'What you typed is still here.',
  picture: 'Profile picture',
  emailHint: 'You sign in with it. It is changed on the account page.',
} as const;
