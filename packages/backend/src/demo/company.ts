/** The company of the demo world, so that the contact section and the footer can be seen. Nobody's real addresses. */
export const demoCompany = (email: string) => ({
  company: {
    email,
    phones: ['+81 78-000-0000', '+91 20 0000 0000'],
    address: '〒650-0000 兵庫県神戸市中央区\nChuo-ku, Kobe, Hyogo 650-0000, Japan',
  },
  branches: {
    japan: {
      address: 'Chuo-ku, Kobe\nHyogo 650-0000',
      mapUrl: 'https://www.openstreetmap.org/search?query=Chuo-ku%2C%20Kobe',
    },
    india: {
      address: 'Shivajinagar, Pune\nMaharashtra 411000',
      mapUrl: 'https://www.openstreetmap.org/search?query=Shivajinagar%2C%20Pune',
    },
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
});
