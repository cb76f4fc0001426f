/** Apart from the other texts of appointments, because the patient's home needs it alone. */
export default { consultation: '{type} Consultation' } as const;
